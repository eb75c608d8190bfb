/**
 * 서버가 영어로 보내는 거절 문장과 그 번역. {1}, {2}는 문장에 든 값의 자리입니다. 서버에 새 거절 문장이 생기면 여기에도 적습니다.
 */
export const refusals = {
  // The account
  "Please log in.": "로그인해 주세요.",
  "Your login has expired. Please log in again.": "로그인이 만료되었습니다. 다시 로그인해 주세요.",
  "Incorrect email address or password": "이메일 또는 비밀번호가 올바르지 않습니다.",
  "This is not an e-mail address.": "올바른 이메일 주소가 아닙니다.",
  "Invalid user name": "사용할 수 없는 사용자 이름입니다.",
  "A password has 8 to {1} characters, among them at least one letter, one number and one special character.":
    "비밀번호는 8~{1}자이며 영문, 숫자, 특수 문자를 각각 하나 이상 포함해야 합니다.",
  "This password is too common. Choose another one.": "추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해 주세요.",
  "Accept the privacy policy.": "개인정보 처리방침에 동의해야 합니다.",
  "Accept the terms of service.": "이용약관에 동의해야 합니다.",
  "This user does not exist.": "사용자를 찾을 수 없습니다.",
  "This does not exist.": "찾을 수 없습니다.",
  "A reason has 1 to {1} characters.": "사유는 1~{1}자로 입력해 주세요.",
  "Screen languages are EN and KO, not {1}.": "화면 언어는 EN과 KO만 지원합니다. ({1})",
  "This image must be a file that you uploaded here.": "이미지는 이곳에 업로드한 파일이어야 합니다.",

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

  // Links to projects
  "This link does not exist. It may have been revoked.": "링크가 없습니다. 회수되었을 수 있습니다.",
  "This link has expired. Ask for a new one.": "링크가 만료되었습니다. 새 링크를 요청해 주세요.",
  "A link is valid for 1 to {1} days.": "링크의 유효 기간은 1~{1}일입니다.",
  "A project has at most {1} links. Revoke one first.":
    "한 프로젝트의 링크는 최대 {1}개입니다. 먼저 하나를 회수해 주세요.",
  "Comments are shown with the newest version only.": "댓글은 최신 버전 링크에만 표시됩니다.",

  // Comments
  "A comment names either its place or the comment that it replies to.":
    "댓글에는 위치 또는 답글 대상 중 하나만 지정해 주세요.",
  "A project has at most {1} comments. Delete some first.":
    "한 프로젝트의 댓글은 최대 {1}개입니다. 먼저 일부를 삭제해 주세요.",
  "Only its author can change this comment.": "이 댓글은 작성자만 수정할 수 있습니다.",
  "A comment has 1 to {1} characters.": "댓글은 1~{1}자입니다.",
  "A comment on the schematic names its sheet.": "회로도의 댓글에는 시트를 지정해야 합니다.",
  "This place does not exist.": "없는 위치입니다.",
  "This comment no longer exists.": "이 댓글은 더 이상 없습니다.",

  // Teams
  "Your role in this team does not allow this.": "이 팀에서의 역할로는 할 수 없는 작업입니다.",
  "This member owns the team. Transfer the ownership to another member first.":
    "이 구성원은 팀의 소유자입니다. 먼저 다른 구성원에게 소유권을 이전해 주세요.",
  "This address does not exist.": "주소를 찾을 수 없습니다.",
  "An address book has at most {1} addresses.": "주소록에는 최대 {1}개의 주소를 저장할 수 있습니다.",
  "This field has 1 to {1} characters.": "1~{1}자로 입력해 주세요.",
  "This is not a country code of two letters, such as KR.": "국가 코드는 KR과 같은 두 글자여야 합니다.",
  "This is not a calling code, such as +82.": "국가 번호는 +82와 같은 형식이어야 합니다.",
  "This is not a phone number. Enter its digits without the calling code.":
    "전화번호가 올바르지 않습니다. 국가 번호를 뺀 숫자를 입력해 주세요.",
  "A postal code in Korea has 5 digits.": "한국의 우편번호는 숫자 5자리입니다.",
  "A postal code has up to 12 letters, digits, spaces and hyphens.":
    "우편번호는 영문, 숫자, 공백, 하이픈으로 최대 12자입니다.",
  'You own the team "{1}", which has other members. Transfer the ownership or delete the team first.':
    '"{1}" 팀의 소유자이며 다른 구성원이 있습니다. 먼저 소유권을 이전하거나 팀을 삭제해 주세요.',
  "Invite either an account or an e-mail address.": "계정 또는 이메일 주소 중 하나로 초대해 주세요.",
  "This invitation no longer exists.": "초대가 더 이상 없습니다.",
  "This invitation has expired. Ask the team for a new one.": "초대가 만료되었습니다. 팀에 새 초대를 요청해 주세요.",
  "This invitation is for {1}. Log in with that address to accept it.":
    "이 초대는 {1} 주소로 보낸 것입니다. 해당 주소로 로그인해 수락해 주세요.",
  "Name the invitation by its link or its id.": "초대의 링크 또는 ID를 지정해 주세요.",
  'The team already has a project named "{1}".': '팀에 "{1}" 프로젝트가 이미 있습니다.',
  "The storage of the team's owner is full. Ask the owner to delete projects that are no longer needed.":
    "팀 소유자의 저장 공간이 가득 찼습니다. 필요 없는 프로젝트를 삭제하도록 소유자에게 요청해 주세요.",
  "This team does not exist.": "팀을 찾을 수 없습니다.",
  "This team has no such member.": "이 팀에 해당 구성원이 없습니다.",
  "This person is already a member of the team.": "이미 팀의 구성원입니다.",
  "A team invites at most {1} people a day. Try again tomorrow.":
    "한 팀은 하루에 최대 {1}명까지 초대할 수 있습니다. 내일 다시 시도해 주세요.",
  "A team has one owner. Invite as ADMIN or USER, then transfer the ownership.":
    "팀의 소유자는 한 명입니다. ADMIN 또는 USER로 초대한 뒤 소유권을 이전해 주세요.",
  "An account owns at most {1} teams.": "한 계정은 최대 {1}개의 팀을 소유할 수 있습니다.",
  "A team name has {1} to {2} characters.": "팀 이름은 {1}~{2}자입니다.",
  "A description of a team has at most {1} characters.": "팀 설명은 최대 {1}자입니다.",
  "This is not the name of the team.": "팀 이름이 일치하지 않습니다.",
  "A run on a project of this team could not be stopped. Try again.":
    "이 팀의 프로젝트에서 실행 중인 작업을 중지하지 못했습니다. 다시 시도해 주세요.",
  "Enter at least {1} characters of the name, or the whole e-mail address.":
    "이름을 {1}자 이상 입력하거나 이메일 주소 전체를 입력해 주세요.",
  "You can search {1} times a minute. Try again in a minute.":
    "1분에 {1}번까지 검색할 수 있습니다. 1분 후 다시 시도해 주세요.",

  // Requests
  "{1} of your requests are waiting. Try again when they are done.":
    "처리를 기다리는 요청이 {1}개 있습니다. 완료된 후 다시 시도해 주세요.",
  "An operation has at most {1} fields at its top level, where a whole layout or schematic counts as {2}. This one has {3}.":
    "한 요청의 최상위 필드는 최대 {1}개이며 전체 레이아웃이나 회로도는 {2}개로 셉니다. 지금은 {3}개입니다.",
  "An operation has at most {1} fields, where fields of a list count for each entry of a page. This one has {2}. Request smaller pages.":
    "한 요청의 필드는 최대 {1}개이며 목록의 필드는 페이지의 항목마다 셉니다. 지금은 {2}개입니다. 더 작은 페이지를 요청해 주세요.",
  "This design is larger than {1} MB. Read it at its boardDocumentUrl or circuitDocumentUrl.":
    "이 설계는 {1} MB를 넘습니다. boardDocumentUrl 또는 circuitDocumentUrl에서 읽으세요.",
  "A text contains the control character U+{1}. Remove it.": "텍스트에 제어 문자 U+{1}이(가) 있습니다. 삭제해 주세요.",
  "The values are nested more than {1} levels deep.": "값의 중첩이 {1}단계를 넘습니다.",

  "The server's disk is full: nothing was saved. Ask the server administrator to free space, then try again.":
    "서버의 디스크가 가득 차서 저장하지 못했습니다. 서버 관리자에게 공간 확보를 요청한 뒤 다시 시도해 주세요.",
  "The storage of your account is full: {1} of {2}. Delete projects that you no longer need.":
    "계정 저장 공간이 가득 찼습니다: {2} 중 {1} 사용. 필요 없는 프로젝트를 삭제해 주세요.",
  "Your account uses {1} of {2}: there is no space for {3} more. Delete projects that you no longer need.":
    "계정 저장 공간 {2} 중 {1}를 사용하고 있어 {3}를 더 저장할 수 없습니다. 필요 없는 프로젝트를 삭제해 주세요.",

  // Results of runs

  // Files
  "{1} has {2} bytes. The limit is {3} bytes ({4} MB).":
    "{1}은(는) {2}바이트입니다. 최대 {3}바이트({4} MB)까지 올릴 수 있습니다.",
  "{1} is not an image (JPG, PNG), PDF or video (MP4, MOV).":
    "{1}은(는) 이미지(JPG, PNG), PDF 또는 동영상(MP4, MOV)이 아닙니다.",
  "{1} is not a JPG or PNG image.": "{1}은(는) JPG 또는 PNG 이미지가 아닙니다.",
  "{1} has {2} × {3} pixels. The limit is {4} million pixels.":
    "{1}은(는) {2} × {3} 픽셀입니다. 최대 {4}백만 픽셀까지 올릴 수 있습니다.",
  "{1} is damaged and cannot be read as an image.": "{1}이(가) 손상되어 이미지로 읽을 수 없습니다.",
  "This upload no longer exists. Upload the file again.": "업로드가 더 이상 없습니다. 파일을 다시 업로드해 주세요.",
  "An uploaded file was not found. Upload it again.": "업로드한 파일을 찾을 수 없습니다. 다시 업로드해 주세요.",
  "At least one uploaded file is needed.": "업로드한 파일이 하나 이상 필요합니다.",
  "A project has at most {1} files.": "프로젝트의 파일은 최대 {1}개입니다.",
  "The files of one project may have 200 MB together.": "한 프로젝트의 파일은 모두 합쳐 200 MB까지입니다.",
  "One to {1} files can be uploaded at once; these are {2}.":
    "한 번에 1~{1}개의 파일을 올릴 수 있습니다. 지금은 {2}개입니다.",
  "1 to {1} files can be uploaded at once; these are {2}.":
    "한 번에 1~{1}개의 파일을 올릴 수 있습니다. 지금은 {2}개입니다.",
  "A file name has 1 to 500 characters.": "파일 이름은 1~500자입니다.",
  "A file name has 1 to 200 characters.": "파일 이름은 1~200자입니다.",
  "{1}: this kind of file is not supported. Supported are {2}.": "{1}: 지원하지 않는 파일 형식입니다. 지원 형식: {2}",
  "{1} is not a video (MP4, MOV).": "{1}은(는) 동영상(MP4, MOV)이 아닙니다.",
  "{1} is not a PDF. A datasheet must be a PDF.": "{1}은(는) PDF가 아닙니다. 데이터시트는 PDF여야 합니다.",
  "The datasheet is larger than 300 MB.": "데이터시트가 300 MB보다 큽니다.",
  "This datasheet was not found. Upload it again.": "데이터시트를 찾을 수 없습니다. 다시 업로드해 주세요.",

  // Projects and parts
  "A project name has 1 to {1} characters.": "프로젝트 이름은 1~{1}자입니다.",
  "Nothing to change.": "변경할 내용이 없습니다.",
  "Each side of the outline must be {1} to {2} mm, not {3} mm.": "외곽선의 각 변은 {1}~{2} mm입니다. 입력값: {3} mm",
  "A board has 2 or 4 copper layers, not {1}.": "기판의 동박 레이어는 2개 또는 4개입니다. 입력값: {1}",
  'No board form is named "{1}".': '이름이 "{1}"인 기판 규격은 없습니다.',
  'This project has no variant "{1}".': '이 프로젝트에는 조립 변형 "{1}"이(가) 없습니다.',
  "The list cannot be read.": "목록을 읽을 수 없습니다.",

  // Versions, runs and what is asked of them
  "This project has no such history entry.": "프로젝트에 이 이력이 없습니다.",
  "This project has no version {1}.": "프로젝트에 버전 {1}이(가) 없습니다.",
  "This version has no layout.": "이 버전에는 레이아웃이 없습니다.",
  "This project has no layout yet.": "이 프로젝트에는 아직 레이아웃이 없습니다.",
  "These edits are not valid for the board.": "변경 내용이 기판과 맞지 않습니다.",
  "The layout was changed elsewhere: version {1} is newer than the version these edits are based on.":
    "다른 곳에서 레이아웃을 변경했습니다. 버전 {1}이(가) 이 변경의 기준보다 새것입니다.",
  "The options are not valid for the board.": "옵션이 기판과 맞지 않습니다.",
  "This intent is not possible.": "지정할 수 없는 배치 의도입니다.",

  // Footprints
  "The chosen footprints are in no file or library: {1}. Choose others.":
    "파일과 라이브러리 어디에도 선택한 풋프린트가 없습니다. ({1}) 다른 풋프린트를 선택해 주세요.",
  "The schematic has no parts {1}, for which footprints were chosen.":
    "풋프린트를 선택한 부품이 회로도에 없습니다. ({1})",
  "Footprints can be chosen for {1} parts; these are {2}.":
    "풋프린트는 부품 {1}개까지 선택할 수 있습니다. 지금은 {2}개입니다.",
  "The name of a footprint has at most {1} characters.": "풋프린트 이름은 최대 {1}자입니다.",
  "Search words have at most {1} characters.": "검색어는 최대 {1}자입니다.",
  "A list has 1 to {1} entries.": "한 목록의 항목은 1~{1}개입니다.",
  "Name the choices, or choose all.": "삭제할 풋프린트를 지정하거나 전체를 선택해 주세요.",
  "At most {1} choices are forgotten at once.": "풋프린트는 한 번에 최대 {1}개까지 삭제할 수 있습니다.",
  "At most {1} footprints can be requested at once.": "풋프린트는 한 번에 최대 {1}개까지 요청할 수 있습니다.",
  "The layout has changed since. Compare the files with it again.":
    "그 사이 레이아웃이 바뀌었습니다. 파일을 다시 비교해 주세요.",
  "The list has no such line. Compare the files with the board again.":
    "목록에 없는 항목입니다. 파일을 기판과 다시 비교해 주세요.",
  "At most {1} lines are accepted at once.": "한 번에 최대 {1}개 항목까지 적용할 수 있습니다.",
  "{1} has at most {2} characters.": "{1}은(는) 최대 {2}자입니다.",

  // Exports
  "This project has {1} to export.": "이 프로젝트에는 내보낼 레이아웃이나 회로도가 없습니다. ({1})",
  "This project has neither a layout nor a schematic to export.":
    "이 프로젝트에는 내보낼 레이아웃도 회로도도 없습니다.",
  "This export no longer exists. Export again.": "내보낸 파일이 더 이상 없습니다. 다시 내보내 주세요.",
  "{1} is written as {2}, not as {3}.": "{1} 형식은 {2} 파일로 내보냅니다. {3} 파일로는 내보낼 수 없습니다.",
  "A bill of materials is for 1 to {1} boards, not {2}.": "BOM은 기판 1~{1}장에 대해 만듭니다. 입력값: {2}",

  // Notices, notifications, mail
  "This inquiry does not exist.": "문의를 찾을 수 없습니다.",
  "An inquiry has at most {1} files.": "문의에는 파일을 최대 {1}개까지 첨부할 수 있습니다.",
  "This inquiry was answered and can no longer be edited. Ask again instead.":
    "이미 답변된 문의여서 수정할 수 없습니다. 다시 문의해 주십시오.",
  "30 inquiries an hour may be sent. Try later.":
    "문의는 한 시간에 30개까지 보낼 수 있습니다. 나중에 다시 시도해 주십시오.",
  "A project is attached only with your consent that support sees it.":
    "프로젝트는 지원 담당자가 보는 데 동의해야 첨부할 수 있습니다.",
  "This is not a UUID.": "UUID가 아닙니다.",
  "{1} has {2} bytes. The limit is {3} bytes (10 MB).":
    "{1}: {2}바이트입니다. {3}바이트(10 MB)까지 첨부할 수 있습니다.",
  "{1} is empty.": "{1}: 빈 파일입니다.",
  "The content of {1} is {2}. Rename it to end in .{3}.":
    "{1}의 내용은 {2}입니다. 이름이 .{3}으로 끝나도록 바꿔 주십시오.",
  "This account is suspended. Contact the server administrator.": "정지된 계정입니다. 서버 관리자에게 문의해 주십시오.",
  "This account does not exist.": "계정을 찾을 수 없습니다.",
  "This account is already suspended.": "이미 정지된 계정입니다.",
  "This account is not suspended.": "정지된 계정이 아닙니다.",
  "You cannot do this to your own account.": "자신의 계정에는 할 수 없는 작업입니다.",
  "This administrator is named by ADMINISTRATORS of the server's configuration. Change it there.":
    "서버 설정의 ADMINISTRATORS에 지정된 관리자입니다. 설정에서 변경해 주십시오.",
  "Give the list as csv or as fileUrl.": "목록을 csv 또는 fileUrl로 보내 주십시오.",
  "This run does not exist.": "작업을 찾을 수 없습니다.",
  "This is not an administrator.": "관리자가 아닙니다.",
  "No inquiry gives consent to see this project, or the project does not exist.":
    "이 프로젝트를 보는 데 동의한 문의가 없거나 프로젝트가 없습니다.",
  "A rank is a whole number from -{1} to {2}.": "순서는 -{1}부터 {2}까지의 정수입니다.",
  "This question does not exist.": "질문을 찾을 수 없습니다.",
  "This notice does not exist.": "공지를 찾을 수 없습니다.",
  "A notice has at most {1} files.": "공지에는 파일을 최대 {1}개 첨부할 수 있습니다.",
  "{1} is not a file that you uploaded here.": "{1}은(는) 이곳에 업로드한 파일이 아닙니다.",
  "A notice has 1 to {1} characters; this one has {2}.": "공지 내용은 1~{1}자입니다. 지금은 {2}자입니다.",
  "A title has 1 to {1} characters; this one has {2}.": "제목은 1~{1}자입니다. 지금은 {2}자입니다.",
  "This is not the id of a notice.": "공지의 id가 아닙니다.",
  "This notification no longer exists.": "알림이 더 이상 없습니다.",
  "This is not the id of a notification.": "알림의 id가 아닙니다.",
  "This mail no longer exists, or was sent.": "메일이 더 이상 없거나 이미 발송되었습니다.",
  "No mail server is configured (SMTP_URL), so nothing can be sent.":
    "메일 서버(SMTP_URL)가 설정되지 않아 발송할 수 없습니다.",

  // Any operation
  "Too many requests. Try again in {1} s.": "요청이 너무 많습니다. {1}초 뒤에 다시 시도해 주세요.",
  "Use subscriptions over the websocket at /graphql.": "구독은 /graphql 웹소켓으로만 사용할 수 있습니다.",
  "Page numbers start at 1.": "페이지 번호는 1부터입니다.",
  "A page has 1 to 100 entries.": "한 페이지의 항목은 1~100개입니다.",
  "A page has 1 to {1} entries.": "한 페이지의 항목은 1~{1}개입니다.",

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
  "A block has at most {1} versions. Duplicate it to go on.": "한 블록의 버전은 최대 {1}개입니다. 복제해 주세요.",
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
