export const later = {
  later: {
    label: "준비 중",
    part: {
      order: {
        title: "주문",
        body: "주문 기능은 아직 없습니다. 작업 화면에서 제조 파일을 내보내 제조사에 직접 주문해 주세요.",
      },
      estimate: {
        title: "견적",
        body: "견적 기능은 아직 없습니다. 작업 화면에서 제조 파일을 내보내 제조사에 견적을 요청해 주세요.",
      },
    },
  },
} as const;
