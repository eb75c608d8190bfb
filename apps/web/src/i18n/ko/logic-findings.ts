/** What the electrical rules say of blocks and wires: the sentences of `FINDING_SENTENCES`. */
export const logicFindings = {
  "supply-missing": "넷 {{net}}에 전원이 없습니다. {{loads}}에 전원이 공급되지 않습니다.",
  "supply-contention": "{{sources}}이(가) 넷 {{net}}에 함께 전원을 공급합니다. 다이오드나 스위치로 연결하세요.",
  "supply-voltage": "넷 {{net}}의 전압은 {{given}}이고, {{ports}}에 필요한 전압은 {{needed}}입니다.",
  "supply-voltage-edge": "넷 {{net}}의 전압은 {{given}}일 수 있고, {{ports}}의 범위는 {{needed}}입니다.",
  "supply-maximum": "넷 {{net}}의 전압은 {{given}}일 수 있고, {{ports}}의 절대 최대 정격은 {{limit}}입니다.",
  "supply-current": "넷 {{net}}에 {{needed}}가 필요한데, {{source}}은(는) 최대 {{given}}까지 공급합니다.",
  "supply-current-edge": "넷 {{net}}에 필요한 {{needed}}는 {{source}}의 {{given}} 중 80%를 넘습니다.",
  "supply-headroom":
    "{{port}}은(는) {{output}} 출력에 입력 {{needed}}가 필요한데, 넷 {{net}}은 {{given}}밖에 안 될 수 있습니다.",
  "supply-enable": "{{port}}을(를) 켜는 {{driver}}은(는) 그것이 켜진 뒤에야 전원을 받습니다.",
  "usb-capacitance": "넷 {{net}}의 용량은 {{given}}입니다. USB는 돌입 전류 제한 스위치 앞에 10 µF까지 허용합니다.",
  "usb-current": "{{source}}에서 {{needed}}를 소비합니다. 협상 없이 USB는 500 mA를 공급합니다.",
  "usb-termination": "{{use}}: CC1과 CC2에는 각각 접지로 5.1 kΩ 저항이 필요한데, 현재는 {{given}}입니다.",
  "usb-termination-joined": "{{use}}: CC1과 CC2가 서로 연결되어 있습니다. 각각 별도의 5.1 kΩ 저항이 필요합니다.",
  "usb-lines": "{{one}}과 {{two}}이(가) 넷 {{net}}에 있습니다. D+와 D−가 바뀌었습니다.",
  "usb-protection": "넷 {{net}}은 정전기 보호 없이 USB 커넥터로 이어집니다.",
  decoupling: "{{port}}에는 커패시터 {{needed}}가 필요한데, 현재는 {{given}}입니다.",
  "level-high": "{{driver}}의 하이 레벨은 최소 {{given}}이고, {{input}}에는 {{needed}}가 필요합니다.",
  "level-low": "{{driver}}의 로우 레벨은 {{given}} 이하이고, {{input}}에는 {{needed}} 이하가 필요합니다.",
  "level-maximum": "{{driver}}이(가) {{input}}에 {{given}}까지 인가하는데, 허용 최대는 {{limit}}입니다.",
  "level-maximum-edge": "{{driver}}이(가) {{input}}에 {{given}}를 인가할 수 있는데, 허용 최대는 {{limit}}입니다.",
  "net-drivers": "넷 {{net}}을 {{drivers}}이(가) 모두 구동합니다.",
  "net-drivers-select": "넷 {{net}}을 {{drivers}}이(가) 함께 씁니다. 한 번에 하나만 선택되어야 합니다.",
  "net-undriven": "넷 {{net}}의 {{inputs}}을(를) 구동하는 출력이 없습니다.",
  "port-open": "연결되지 않음: {{port}}.",
  "net-kinds": "{{one}}({{oneKind}})과 {{two}}({{twoKind}})은(는) 같은 넷에 둘 수 없습니다.",
  "pull-up-missing": "넷 {{net}}에 풀업이 없습니다. {{drivers}}은(는) 로우로만 내릴 수 있습니다.",
  "pull-up-slow":
    "넷 {{net}}의 상승 시간은 {{given}}이고, {{speed}}에서는 {{needed}}까지 허용됩니다. {{capacitance}}에 풀업 {{ohms}}은 너무 약합니다.",
  "pull-up-strong":
    "넷 {{net}}의 풀업 합성 저항은 {{ohms}}입니다. {{driver}}은(는) {{given}}를 흡수할 수 없습니다. 최소 {{needed}}이 필요합니다.",
  "pull-up-rail": "넷 {{net}}이 {{pull}}에 의해 {{given}}로 풀업되는데, {{input}}의 허용 최대는 {{limit}}입니다.",
  "i2c-address": "{{one}}과 {{two}}의 주소가 같은 버스에서 모두 {{address}}입니다.",
  "i2c-reserved": "{{one}}의 주소 {{address}}는 버스에서 예약된 주소입니다.",
  "i2c-lines": "{{one}}과 {{two}}이(가) 넷 {{net}}에 있습니다. SDA와 SCL이 바뀌었습니다.",
  "i2c-capacitance": "넷 {{net}} 버스의 용량은 {{given}}입니다. 최대 {{needed}}까지 허용됩니다.",
  "bus-speed": "버스 {{bus}}의 속도는 {{given}}이고, {{port}}은(는) {{needed}}까지 허용합니다.",
  "spi-select": "{{ports}}이(가) 선택선 {{net}}을 함께 씁니다. 동시에 응답하게 됩니다.",
  "spi-lines": "{{one}}과 {{two}}이(가) 넷 {{net}}에 있습니다. {{oneRole}}과 {{twoRole}}은 함께 연결할 수 없습니다.",
  "spi-output": "{{port}}은(는) 넷 {{net}}을 다른 출력과 함께 쓰는데 끌 수 없습니다.",
  "uart-crossing": "{{one}}과 {{two}}이(가) 넷 {{net}}에서 모두 {{what}}합니다. 한쪽의 두 선을 서로 바꾸세요.",
  "bus-termination":
    "넷 {{net}} 버스에 종단이 {{count}}개 있고 합성 저항은 {{ohms}}입니다. 양 끝에 120 Ω 저항 하나씩, 두 개가 필요합니다.",
  "clock-pair": "{{one}}과 {{two}}은(는) 같은 부품으로 이어져야 합니다.",
  "clock-frequency": "{{source}}의 주파수는 {{given}}이고, {{input}}에는 {{needed}}가 필요합니다.",
  "reset-open": "{{port}}이(가) 열려 있어 리셋 상태를 유지하는 것이 없습니다.",
  "boot-strap": "{{port}}은(는) 리셋 시 {{needed}}이어야 하는데, 넷 {{net}}의 풀 저항 때문에 {{given}}입니다.",
  "ground-open": "{{port}}이(가) 접지에 연결되지 않았습니다.",
  "ground-domains":
    "{{one}}과 {{two}}은(는) 넷 {{net}}으로 연결되었지만 접지 {{oneGround}}과 {{twoGround}}은 연결되지 않았습니다.",
  "ground-isolated": "넷 {{net}}이 서로 절연되어야 할 {{one}} 영역과 {{two}} 영역을 연결합니다.",
} as const;

/** Words within these sentences. */
export const logicWords = {
  send: "송신",
  receive: "수신",
  high: "하이",
  low: "로우",
  none: "없음",
  "at least 100 nF": "100 nF 이상",
  "CAN bus": "CAN 버스",
  "RS-485 bus": "RS-485 버스",
} as const;

/** Changes that end a finding: `FIX_SENTENCES`. */
export const logicFixes = {
  "add-block": "{{net}}에 {{block}} 추가",
  "add-pull-ups": "{{nets}}에 {{ohms}} 추가",
  "insert-block": "{{port}} 앞에 {{block}} 삽입",
  "set-parameter": "{{use}}의 {{key}}를 {{value}}로 설정",
  join: "{{port}}을(를) {{net}}에 연결",
  disconnect: "{{port}} 연결 해제",
  exchange: "{{use}}의 두 선 교환",
} as const;

/** Why a change of blocks and wires is refused: `LOGIC_PROBLEM_SENTENCES`. */
export const logicProblems = {
  "too-many": "{{what}}: {{count}}개. 최대 {{limit}}개입니다.",
  "id-twice": "ID가 {{id}}인 기록이 두 개 있습니다.",
  "name-twice": "{{what}}: 이름 {{name}}이(가) 두 번 쓰였습니다.",
  "block-unknown": "{{use}}: 블록 {{block}}을(를) 찾을 수 없습니다.",
  "use-unknown": "{{what}}: {{id}}은(는) 프로젝트의 블록이 아닙니다.",
  "port-unknown": "{{use}}에 포트 {{port}}이(가) 없습니다.",
  "port-twice": "{{end}}이(가) 넷 {{net}}과 {{other}}에 모두 있습니다.",
  "net-unknown": "{{what}}: {{id}}은(는) 프로젝트의 넷이 아닙니다.",
  "net-kind": "넷 {{net}}에 {{end}}이(가) 연결되어 있어 종류가 {{kind}}일 수 없습니다.",
  "supply-to-ground": "{{end}}은(는) 전원이고 {{other}}은(는) 접지라서 연결할 수 없습니다.",
  "group-twice": "{{use}}이(가) 그룹 {{group}}과 {{other}}에 모두 있습니다.",
  "parameter-unknown": "{{use}}에 파라미터 {{key}}이(가) 없습니다.",
  "parameter-value": "{{use}}: {{why}}",
  "already-joined": "{{end}}과 {{other}}은(는) 이미 연결되어 있습니다.",
  "not-joined": "{{end}}에 연결된 것이 없습니다.",
  "nothing-chosen": "선택한 블록이 없습니다.",
  "name-empty": "이름을 입력하세요.",
} as const;
