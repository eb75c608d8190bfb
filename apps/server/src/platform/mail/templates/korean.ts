import type { ItemValues, MailTemplates, OrderNews, StaffOrderNews } from "./mail-values.ts";
import { RUN_FAILURE_WORDS } from "./run-failure-words.ts";

const TASK = { PLACEMENT: "배치", ROUTING: "배선" } as const;
const OPEN = "프로젝트 열기";
const OPEN_TEAM = "팀 열기";
const TEAM_FOOTER = "팀에서의 역할이 바뀔 때 보내 드리는 메일입니다.";
const RUN_FOOTER =
  "이 작업을 요청하셔서 보내 드리는 메일입니다. 어떤 메일을 받을지는 Tracewright의 알림(종 모양)에서 고를 수 있습니다.";
const CODE_FOOTER = "직접 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다.";

const OPEN_PURCHASE = "구매 내역 열기";
const OPEN_PLAN = "요금제 열기";
const MONEY_FOOTER = "결제와 관련하여 보내 드리는 메일입니다.";
const UNPAID_FOOTER = "동의 없이 결제되는 금액은 없습니다. 요금제는 언제든지 요금제 화면에서 해지할 수 있습니다.";

function nameItem(item: ItemValues): string {
  if ("number" in item) return `기판 ${item.number}`;
  return item.kind === "PLAN" ? `${item.plan} 요금제 1개월` : `크레딧 ${item.credits}개`;
}

const ORDER_NEWS: Readonly<Record<OrderNews, string>> = {
  PAID: "결제가 완료되어 제작을 준비합니다",
  PRODUCING: "제작을 시작했습니다",
  SHIPPED: "발송했습니다",
  CANCELED: "취소되었습니다",
  CANCEL_DECLINED: "취소 요청이 받아들여지지 않아 그대로 진행됩니다",
  APPROVAL: "승인을 기다립니다",
};
const STAFF_NEWS: Readonly<Record<StaffOrderNews, string>> = {
  TO_PRICE: "금액 산정을 기다립니다",
  PAID: "결제가 완료되어 제작할 수 있습니다",
  CANCEL_ASKED: "취소 요청이 있습니다",
  ESTIMATE: "새 견적 요청입니다",
};

export const korean: MailTemplates = {
  SIGN_UP_CODE: ({ code }) => ({
    subject: `Tracewright 인증 코드: ${code}`,
    paragraphs: ["이메일 주소를 확인하는 코드입니다. 10분 동안 쓸 수 있습니다."],
    code,
    footer: CODE_FOOTER,
  }),
  RESET_CODE: ({ code }) => ({
    subject: `Tracewright 비밀번호 재설정 코드: ${code}`,
    paragraphs: ["이 코드로 새 비밀번호를 정할 수 있습니다. 10분 동안 쓸 수 있습니다."],
    code,
    footer: `${CODE_FOOTER} 비밀번호는 그대로입니다.`,
  }),
  PASSWORD_CHANGED: ({ email }) => ({
    subject: "Tracewright 비밀번호가 변경되었습니다",
    paragraphs: [
      `${email} 계정의 비밀번호가 변경되었고, 다른 브라우저에서는 모두 로그아웃되었습니다.`,
      "직접 변경하지 않으셨다면 바로 새 비밀번호를 정해 주세요. 로그인 화면에서 “비밀번호 찾기”를 누르면 됩니다.",
    ],
    footer: "비밀번호가 변경될 때마다 보내 드리는 메일입니다.",
  }),
  RUN_STARTED: ({ jobType, project, url }) => ({
    subject: `${project}: ${TASK[jobType]} 작업이 시작되었습니다`,
    paragraphs: [`${project} 프로젝트의 ${TASK[jobType]} 작업이 시작되었습니다. 화면을 닫아도 작업은 계속됩니다.`],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  RUN_COMPLETE: ({ jobType, project, url }) => ({
    subject: `${project}: ${TASK[jobType]} 작업이 끝났습니다`,
    paragraphs: [
      jobType === "PLACEMENT"
        ? `${project} 프로젝트의 배치 작업이 끝났습니다. 결과를 비교하고 하나를 선택해 주세요.`
        : `${project} 프로젝트의 배선 작업이 끝났습니다. 결과를 확인하고 적용해 주세요.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  TEAM_JOINED: ({ team, url }) => ({
    subject: `${team} 팀에 참여하셨습니다`,
    paragraphs: [`Tracewright의 ${team} 팀에 추가되셨습니다. 팀의 프로젝트를 열고 편집할 수 있습니다.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: "팀에 참여할 때 보내 드리는 메일입니다. 팀 설정에서 팀을 나갈 수 있습니다.",
  }),
  TEAM_INVITATION: ({ team, inviter, expires, url }) => ({
    subject: `${inviter} 님이 ${team} 팀에 초대하셨습니다`,
    paragraphs: [
      `${inviter} 님이 회로 기판을 설계하는 Tracewright의 ${team} 팀에 초대하셨습니다.`,
      `이 이메일 주소의 계정으로 수락해 주세요. 초대는 ${expires}에 만료됩니다.`,
    ],
    ...(url !== undefined && { link: { words: "초대 열기", url } }),
    footer: "참여를 원하지 않으시면 이 메일을 무시하셔도 됩니다.",
  }),
  TEAM_REMOVED: ({ team }) => ({
    subject: `${team} 팀에서 제외되셨습니다`,
    paragraphs: [`Tracewright의 ${team} 팀에서 제외되셨습니다. 팀의 프로젝트는 더 이상 표시되지 않습니다.`],
    footer: TEAM_FOOTER,
  }),
  TEAM_OWNER: ({ team, url }) => ({
    subject: `${team} 팀의 소유자가 되셨습니다`,
    paragraphs: [`Tracewright의 ${team} 팀 소유권이 이전되었습니다. 이제 이 팀의 소유자입니다.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: TEAM_FOOTER,
  }),
  CONTACT_RESPONDED: ({ title, answer, url }) => ({
    subject: `문의에 대한 답변: ${title}`,
    paragraphs: [`“${title}” 문의에 답변이 등록되었습니다.`, answer],
    ...(url !== undefined && { link: { words: "문의 열기", url } }),
    footer: "문의를 보내셨기에 보내 드리는 메일입니다. 이어서 물어보려면 문의를 열고 ‘다시 문의’를 선택해 주세요.",
  }),
  STAFF_CONTACT: ({ number, title, url }) => ({
    subject: `문의 ${number}: ${title}`,
    paragraphs: [`새 문의가 답변을 기다립니다: ${title}`],
    ...(url !== undefined && { link: { words: "문의 열기", url } }),
    footer: "SUPPORT_MAIL에 설정된 주소로 보내는 메일입니다.",
  }),
  RUN_FAILED: ({ jobType, project, failure, isReleased, url }) => ({
    subject: `${project}: ${TASK[jobType]} 작업이 실패했습니다`,
    paragraphs: [
      `${project} 프로젝트의 ${TASK[jobType]} 작업이 실패했습니다. 프로젝트는 작업 전 그대로입니다.`,
      ...(failure === null ? [] : [RUN_FAILURE_WORDS.ko(failure)]),
      ...(isReleased ? ["크레딧은 차감되지 않았습니다."] : []),
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  PAYMENT_RECEIVED: ({ number, item, amount, isTest, url }) => ({
    subject: `${nameItem(item)}: ${amount} 결제 완료`,
    paragraphs: [
      `${nameItem(item)}(${number}) ${amount} 결제가 완료되었습니다.`,
      ...(isTest ? ["테스트 결제이므로 실제로 오간 돈은 없습니다."] : []),
      "영수증은 구매 내역 화면에서 받을 수 있습니다.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: MONEY_FOOTER,
  }),
  REFUND_SENT: ({ number, amount, url }) => ({
    subject: `${amount} 환불 완료`,
    paragraphs: [
      `구매 ${number}의 환불이 완료되었습니다. 환불 금액: ${amount}. 입금 시점은 은행이나 카드사에서 확인할 수 있습니다.`,
    ],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: MONEY_FOOTER,
  }),
  QUOTE_READY: ({ number, amount, until, url }) => ({
    subject: `${number} 견적 금액: ${amount}`,
    paragraphs: [
      `${number}의 총 금액은 세금과 배송비를 포함하여 ${amount}입니다. 이 금액은 ${until}까지 유효합니다.`,
      "금액을 수락하고 결제하기 전에는 제작이 시작되지 않으며 청구되는 금액도 없습니다.",
    ],
    ...(url !== undefined && { link: { words: "견적 열기", url } }),
    footer: "견적을 요청하셨기 때문에 보내는 메일입니다.",
  }),
  ORDER_NEWS: ({ number, news, note, url }) => ({
    subject: `주문 ${number}: ${ORDER_NEWS[news]}`,
    paragraphs: [`주문 ${number}: ${ORDER_NEWS[news]}.`, ...(note === "" ? [] : [note])],
    ...(url !== undefined && { link: { words: "주문 열기", url } }),
    footer: "본인 또는 소속 팀의 주문이기 때문에 보내는 메일입니다.",
  }),
  STAFF_ORDER: ({ number, news, url }) => ({
    subject: `${number}: ${STAFF_NEWS[news]}`,
    paragraphs: [`${number}: ${STAFF_NEWS[news]}.`],
    ...(url !== undefined && { link: { words: "열기", url } }),
    footer: "SUPPORT_MAIL에 설정된 주소로 보내는 메일입니다.",
  }),
  CREDITS_LOW: ({ available, url }) => ({
    subject: available === 0 ? "크레딧이 모두 사용되었습니다" : `크레딧이 ${available}개 남았습니다`,
    paragraphs: [
      "이번 달 크레딧이 5분의 1보다 적게 남았습니다. 크레딧이 부족하면 작업이 거절됩니다.",
      "자동으로 구매되는 것은 없습니다. 더 높은 요금제나 크레딧 묶음을 구매할 수 있고, 다음 달에는 요금제의 크레딧이 새로 추가됩니다.",
    ],
    ...(url !== undefined && { link: { words: "크레딧 보기", url } }),
    footer:
      "요금제에 크레딧이 포함되어 있어 한 달에 한 번까지 보내는 메일입니다. 마이페이지의 계정 관리에서 끌 수 있습니다.",
  }),
  ORDER_SHEET: ({ number, project, quantity, url }) => ({
    subject: `주문 ${number} 결제 완료: ${project} ${quantity}장`,
    paragraphs: [
      `주문 ${number}의 결제가 끝나 제작할 수 있습니다.`,
      "발주서와 메일에 담을 수 있는 파일을 첨부했습니다. 발주서에 파일마다 SHA-256이 적혀 있습니다.",
    ],
    ...(url !== undefined && { link: { words: "주문 열기", url } }),
    footer: "SUPPORT_MAIL에 설정된 주소로 보내는 메일입니다.",
  }),
  ESTIMATE_RECEIVED: ({ number, url }) => ({
    subject: `견적 요청 ${number} 접수`,
    paragraphs: [`견적 요청 ${number}이(가) 접수되었습니다. 담당자가 검토한 뒤 금액을 보내 드립니다.`],
    ...(url !== undefined && { link: { words: "요청 열기", url } }),
    footer: "견적을 요청하셨기 때문에 보내는 메일입니다.",
  }),
  PLAN_TO_PAY: ({ plan, amount, date, url }) => ({
    subject: `${plan} 요금제 다음 달 요금을 결제할 수 있습니다`,
    paragraphs: [
      `${plan} 요금제의 이번 달은 ${date}에 끝납니다. 다음 달 요금은 ${amount}입니다.`,
      "그때까지 결제하지 않으면 요금제가 끝나며, 내야 할 금액은 없습니다.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: UNPAID_FOOTER,
  }),
  PAYMENT_FAILED: ({ plan, amount, reason, nextTry, endsOn, url }) => ({
    subject: `${plan} 요금제 ${amount} 결제 실패`,
    paragraphs: [
      `${plan} 요금제 결제에 실패했습니다(${amount}). 결제된 금액은 없습니다.${reason === "" ? "" : ` ${reason}`}`,
      `${nextTry === undefined ? "카드 결제를 더는 시도하지 않습니다." : `${nextTry}에 카드 결제를 다시 시도합니다.`} 요금제는 ${endsOn}까지 쓸 수 있으며, 결제되지 않으면 그때 끝납니다. 그 경우 내야 할 금액은 없습니다.`,
    ],
    ...(url !== undefined && { link: { words: "지금 결제하기", url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_RENEWS_SOON: ({ plan, amount, card, date, url }) => ({
    subject: `${plan} 요금제가 ${date}에 갱신됩니다`,
    paragraphs: [
      `${plan} 요금제가 ${date}에 갱신되며, ${card} 카드로 결제됩니다. 결제 금액: ${amount}.`,
      "원하지 않으시면 그 전에 요금제 화면에서 해지해 주세요. 두 번만 누르면 됩니다.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PLAN, url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_PRICE_CONSENT: ({ plan, before, after, date, url }) => ({
    subject: `${plan} 요금제가 ${date}부터 바뀝니다: 동의가 필요합니다`,
    paragraphs: [
      `${date}부터 ${plan} 요금제의 조건이 바뀝니다. 한 달 요금은 ${after}이며, 지금은 ${before}입니다.`,
      `동의하지 않으시면 요금제는 ${date}에 끝나고, 결제되는 금액은 없습니다.`,
    ],
    ...(url !== undefined && { link: { words: "조건 비교하기", url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_ENDED: ({ plan, because, url }) => ({
    subject: `${plan} 요금제가 끝났습니다`,
    paragraphs: [
      {
        ENDED: `신청하신 대로 ${plan} 요금제가 끝났습니다.`,
        NOT_PAID: `다음 달 요금이 결제되지 않아 ${plan} 요금제가 끝났습니다.`,
        NO_CONSENT: `바뀐 조건에 동의하지 않으셔서 ${plan} 요금제가 끝났습니다.`,
      }[because],
      "내야 할 금액은 없습니다. 프로젝트와 구매한 크레딧은 그대로 있습니다.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PLAN, url } }),
    footer: MONEY_FOOTER,
  }),
};
