export const shell = {
  common: {
    cancel: "취소",
    close: "닫기",
    loading: "불러오는 중",
    retry: "다시 시도",
  },
  appearance: {
    title: "언어와 테마",
    theme: "테마",
    language: "언어",
    light: "밝게",
    dark: "어둡게",
    auto: "시스템 설정",
  },
  shell: {
    start: "Tracewright 시작 페이지",
    skip: "본문으로 건너뛰기",
    home: "홈",
    workspace: "작업 공간",
    projects: "프로젝트",
    account: ", 계정 메뉴",
    signOut: "로그아웃",
  },
  session: {
    expired: "로그인이 만료되었습니다. 다시 로그인해 주세요.",
  },
  connection: {
    offline: "오프라인 상태입니다. 보이는 내용이 최신이 아닐 수 있으며, 서버의 작업은 계속됩니다.",
    lost: "실시간 연결이 끊겼습니다. 2초마다 다시 연결하며, 서버의 작업은 계속됩니다.",
    live: "실시간",
    connecting: "연결 중",
    disconnected: "연결 안 됨",
  },
  latePart: {
    title: "불러오지 못했습니다",
    failed:
      "이 화면에 필요한 부분을 가져올 수 없습니다. 연결을 확인하고 다시 시도해 주세요. 그래도 안 되면 페이지를 새로 고쳐 주세요. 잃은 것은 없습니다.",
  },
  unsaved: {
    title: "저장하지 않고 나갈까요?",
    body: "이 페이지에서 바꾼 내용이 아직 저장되지 않아 사라집니다.",
    stay: "머무르기",
    leave: "나가기",
  },
  start: {
    short: "배치와 배선까지, 회로 기판 설계",
    title: "회로도에서 제조 파일까지, 어려운 일은 맡기세요",
    lead: "KiCad 프로젝트를 올리면 부품을 배치하고 배선한 뒤, 설계 규칙으로 검사하여 제조사가 요구하는 파일을 만들어 드립니다.",
    toWorkspace: "작업 공간으로",
    import: { title: "가져오기", body: "KiCad 회로도와 기판을 읽고, 무엇을 읽고 유지하고 버렸는지 알려 드립니다." },
    place: { title: "배치", body: "규칙을 지킨 배치 세 가지를 수치와 함께 비교해 고릅니다." },
    route: { title: "배선", body: "배선이 그려지는 과정을 보고, 연결하지 못한 곳은 이유와 함께 확인합니다." },
    export: { title: "내보내기", body: "다시 읽어 검증한 거버·드릴 파일 또는 KiCad 기판으로 내보냅니다." },
  },
} as const;
