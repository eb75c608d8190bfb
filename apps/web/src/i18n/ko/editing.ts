export const editing = {
  editing: {
    restored_other: "저장되지 않았던 편집 {{count}}건을 되살려 저장하고 있습니다.",
    unrestorable: "저장되지 않은 편집을 되살릴 수 없습니다. 편집하던 버전이 더 이상 없습니다.",
    merged: "다른 곳에서 보드가 변경되어 그 내용을 표시했습니다.",
    dropped: "작업하는 동안 같은 항목이 다른 곳에서 변경되어 마지막 작업은 반영되지 않았습니다.",
  },
} as const;
