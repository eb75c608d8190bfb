/**
 * 서버가 영어로 보내는 거절 문장과 그 번역. {1}, {2}는 문장에 든 값의 자리입니다. 서버에 새 거절 문장이 생기면 여기에도 적습니다.
 */
export const refusals = {
  // Lines of a price list
  "Line {1}: the table cannot be read: {2}.": "{1}번째 줄: 표를 읽을 수 없습니다: {2}.",
  "Line 1 names no column {1}.": "첫 줄에 다음 열이 없습니다: {1}.",
  "The list has no row below its first line.": "첫 줄 아래에 내용이 없습니다.",
  "Line {1}: at most {2} rows are read; these are {3}.": "{1}번째 줄: 최대 {2}줄까지 읽습니다. 이 파일은 {3}줄입니다.",
  "Line {1}: {2} is empty.": "{1}번째 줄: {2} 열이 비어 있습니다.",
  "Line {1}: {2} has at most {3} characters; this has {4}.":
    "{1}번째 줄: {2} 열은 최대 {3}자입니다. 이 값은 {4}자입니다.",
  'Line {1}: {2} is a whole number from 1 to {3}; it is "{4}".':
    '{1}번째 줄: {2} 열은 1~{3}의 정수입니다. 입력한 값은 "{4}"입니다.',
  'Line {1}: Unit price is a number with a point and at most four decimals, such as 0.0123; it is "{2}".':
    '{1}번째 줄: Unit price 열은 0.0123처럼 소수점 아래 네 자리 이하의 숫자입니다. 입력한 값은 "{2}"입니다.',
  'Line {1}: Currency has three capital letters, such as USD or KRW; it is "{2}".':
    '{1}번째 줄: Currency 열은 USD, KRW처럼 영문 대문자 세 자입니다. 입력한 값은 "{2}"입니다.',
  'Line {1}: {2} has "{3}" as {4} here and "{5}" on line {6}.':
    '{1}번째 줄: {2} 부품의 {4} 값이 여기서는 "{3}"이고 {6}번째 줄에서는 "{5}"입니다.',
  "Line {1}: {2} has a price in {3} from {4} on already.":
    "{1}번째 줄: {2} 부품의 {3} 가격(수량 {4}부터)이 이미 있습니다.",

  // Blocks
  "This block does not exist.": "블록을 찾을 수 없습니다.",
  "Only those who hold this block can change it.": "이 블록은 소유 주체만 변경할 수 있습니다.",
  "A block needs a schematic. Upload one, or save it as a draft.":
    "블록에는 회로도가 필요합니다. 업로드하거나 초안으로 저장해 주세요.",
  "This block is being validated. Wait for the result.": "블록을 검증하는 중입니다. 결과를 기다려 주세요.",
  "This block was saved in another window. Load it again.": "다른 창에서 블록을 저장했습니다. 다시 불러와 주세요.",
  'You already have a block named "{1}".': '이름이 "{1}"인 블록이 이미 있습니다.',
  'The team already has a block named "{1}".': '팀에 이름이 "{1}"인 블록이 이미 있습니다.',
  "At most {1} blocks can be kept. Delete some first.": "블록은 최대 {1}개입니다. 먼저 일부를 삭제해 주세요.",
  "A block has at most {1} versions. Duplicate it to continue.": "한 블록의 버전은 최대 {1}개입니다. 복제해 주세요.",
  "A note has at most 200 characters.": "메모는 최대 200자입니다.",
  "A memo has at most {1} characters.": "설명은 최대 {1}자입니다.",
  "There is no such category.": "없는 분류입니다.",
  "A block of your own is PRIVATE or PUBLIC. Only a team's block can be for a team.":
    "개인 블록은 PRIVATE 또는 PUBLIC입니다. 팀 블록만 팀에 공개할 수 있습니다.",
  "A block of a team is TEAM or PUBLIC.": "팀 블록은 TEAM 또는 PUBLIC입니다.",
  "The type of a block is one of {1}.": "블록의 유형은 다음 중 하나입니다: {1}.",
  "The kind of a port is one of {1}.": "포트의 종류는 다음 중 하나입니다: {1}.",
  "Certifications are any of {1}.": "인증은 다음 중에서 선택해 주세요: {1}.",
  "At most {1} entries can be given here.": "항목은 최대 {1}개입니다.",
  "At most {1} further files can be given.": "추가 파일은 최대 {1}개입니다.",
  "{1}: the minimum {2} is above the maximum {3}.": "{1}: 최솟값 {2}이 최댓값 {3}보다 큽니다.",
  "{1}: this kind of file is not supported here. Use {2}.": "{1}: 지원하지 않는 파일입니다. {2} 파일을 사용해 주세요.",
  "{1} is not a file of the kind {2}.": "{1}: {2} 형식의 파일이 아닙니다.",
  "This block cannot be downloaded as {1}.": "이 블록은 {1} 형식으로 내려받을 수 없습니다.",
  "Name the team whose blocks are wanted.": "블록을 볼 팀을 지정해 주세요.",
  "A block is made from files or from a selection, not from both.": "블록은 파일 또는 선택한 부품 중 하나로 만듭니다.",
  "Select 1 to {1} items.": "항목을 1~{1}개 선택해 주세요.",
  "This project has no layout to take parts from.": "프로젝트에 부품을 가져올 레이아웃이 없습니다.",
  "The selection holds no part.": "선택한 항목에 부품이 없습니다.",
  "The selected parts are on no net.": "선택한 부품이 넷에 연결되어 있지 않습니다.",
} as const satisfies Readonly<Record<string, string>>;
