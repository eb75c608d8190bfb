export const model = {
  model: {
    note: {
      HEIGHT_UNKNOWN_other: "높이를 알 수 없어 회색 대체 형상으로 표시한 부품 {{count}}개: {{parts}}",
      NOT_FITTED_other: "미실장으로 표시되어 뺀 부품 {{count}}개: {{parts}}",
      CHORDS_other: "구멍과 만나는 외곽선 {{count}}개의 곡선을 0.025 mm 이내의 직선으로 그렸습니다",
    },
  },
} as const;
