export const notifications = {
  notifications: {
    title: "알림",
    unread_other: "알림, 읽지 않음 {{count}}개",
    new: "새 알림:",
    readAll: "모두 읽음으로 표시",
    empty: "아직 알림이 없습니다. 배치나 배선 작업이 끝나면 여기에 표시됩니다.",
    more: "이전 알림 보기",
    end: "알림이 더 없습니다. 알림은 90일 동안 보관됩니다.",
    gone: "{{project}} 프로젝트는 삭제되어 열 수 없습니다.",
    other: "{{project}} 프로젝트 소식",
    case: {
      PLACEMENT_COMPLETE: "{{project}}: 배치가 끝났습니다. 결과를 선택해 주십시오.",
      PLACEMENT_FAIL: "{{project}}: 배치가 실패했습니다.",
      ROUTING_COMPLETE: "{{project}}: 배선이 끝났습니다. 결과를 확인해 주십시오.",
      ROUTING_FAIL: "{{project}}: 배선이 실패했습니다.",
    },
    mail: {
      title: "이메일 알림",
      lead: "작업 상태가 바뀌면 {{email}} 주소로 메일을 보냅니다.",
      task: "작업",
      STARTED: "시작",
      COMPLETE: "완료",
      FAIL: "실패",
      always: "선택은 바로 적용됩니다. 인증 코드와 비밀번호 변경 안내는 항상 보냅니다.",
    },
  },
} as const;
