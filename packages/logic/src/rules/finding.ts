import { type Catalogue, type FactsOf, type Message, render } from "@tracewright/text";
import type { Fix } from "../fixes/fix.ts";
import type { End } from "../records/logic.ts";
import { englishList, withLists } from "./listed.ts";

/** What rules say of a logic, in English. Volts, amperes and other quantities are texts with their unit. */
export const FINDING_SENTENCES = {
  "supply-missing": "Net {{net}} has no source. {{loads}} would stay without power.",
  "supply-contention": "{{sources}} both feed net {{net}}. Join them through diodes or a switch.",
  "supply-voltage": "Net {{net}} has {{given}}, and {{needed}} is needed by {{ports}}.",
  "supply-voltage-edge": "Net {{net}} may have {{given}}, and {{needed}} is the range of {{ports}}.",
  "supply-maximum": "Net {{net}} may have {{given}}, and {{limit}} is the absolute maximum of {{ports}}.",
  "supply-current": "Net {{net}} has to give {{needed}}, and {{source}} gives at most {{given}}.",
  "supply-current-edge": "Net {{net}} has to give {{needed}}, more than 80 % of the {{given}} of {{source}}.",
  "supply-headroom": "{{port}} needs {{needed}} at its input for {{output}}, and net {{net}} may have only {{given}}.",
  "supply-enable": "{{port}} is switched on by {{driver}}, which has power only after it is on.",
  "usb-capacitance": "{{given}} are on net {{net}}. USB allows 10 µF before a switch limits the inrush.",
  "usb-current": "{{needed}} are drawn from {{source}}. Without negotiation, USB gives 500 mA.",
  "usb-termination": "{{use}}: CC1 and CC2 each need a resistor of 5.1 kΩ to ground, and have {{given}}.",
  "usb-termination-joined": "{{use}}: CC1 and CC2 are joined. Each needs a resistor of 5.1 kΩ of its own.",
  "usb-lines": "{{one}} and {{two}} are on net {{net}}: D+ and D− are exchanged.",
  "usb-protection": "Net {{net}} leads to a USB receptacle without protection from discharges.",
  decoupling: "{{port}} needs {{needed}} of capacitors, and has {{given}}.",
  "level-high": "{{driver}} gives at least {{given}} for high, and {{input}} needs {{needed}}.",
  "level-low": "{{driver}} gives {{given}} or less for low, and {{input}} needs at most {{needed}}.",
  "level-maximum": "{{driver}} puts up to {{given}} on {{input}}, which takes at most {{limit}}.",
  "level-maximum-edge": "{{driver}} may put {{given}} on {{input}}, which takes at most {{limit}}.",
  "net-drivers": "{{drivers}} all drive net {{net}}.",
  "net-drivers-select": "{{drivers}} share net {{net}}. Only one may be selected at a time.",
  "net-undriven": "Nothing drives {{inputs}} on net {{net}}.",
  "port-open": "Joined to nothing: {{port}}.",
  "net-kinds": "{{one}} ({{oneKind}}) and {{two}} ({{twoKind}}) do not belong on one net.",
  "pull-up-missing": "Net {{net}} has no pull-up. {{drivers}} can only pull it low.",
  "pull-up-slow":
    "Net {{net}} rises in {{given}}, and {{speed}} allow {{needed}}: the pull-up of {{ohms}} is too weak for {{capacitance}}.",
  "pull-up-strong":
    "The pull-ups of net {{net}} are {{ohms}} together. {{driver}} cannot sink the {{given}}: at least {{needed}} are needed.",
  "pull-up-rail": "Net {{net}} is pulled up to {{given}} by {{pull}}, and {{input}} takes at most {{limit}}.",
  "i2c-address": "{{one}} and {{two}} both have the address {{address}} on one bus.",
  "i2c-reserved": "{{one}} has the address {{address}}, which the bus reserves.",
  "i2c-lines": "{{one}} and {{two}} are on net {{net}}: SDA and SCL are exchanged.",
  "i2c-capacitance": "The bus of net {{net}} has {{given}}. At most {{needed}} are allowed.",
  "bus-speed": "Bus {{bus}} runs at {{given}}, and {{port}} allows {{needed}}.",
  "spi-select": "{{ports}} share the select line {{net}}: they would answer together.",
  "spi-lines": "{{one}} and {{two}} are on net {{net}}: {{oneRole}} and {{twoRole}} do not belong together.",
  "spi-output": "{{port}} shares net {{net}} with other outputs and cannot be switched off.",
  "uart-crossing": "{{one}} and {{two}} both {{what}} on net {{net}}. Exchange the two lines of one of them.",
  "bus-termination":
    "The bus of net {{net}} is terminated {{count}} times, with {{ohms}} together. It needs two resistors of 120 Ω, one at each end.",
  "clock-pair": "{{one}} and {{two}} have to lead to the same part.",
  "clock-frequency": "{{source}} gives {{given}}, and {{input}} needs {{needed}}.",
  "reset-open": "{{port}} is open: nothing holds the reset in its place.",
  "boot-strap": "{{port}} has to be {{needed}} at reset, and is {{given}} by the pulls of net {{net}}.",
  "ground-open": "{{port}} is not joined to ground.",
  "ground-domains":
    "{{one}} and {{two}} are joined by net {{net}}, and their grounds {{oneGround}} and {{twoGround}} are not.",
  "ground-isolated": "Net {{net}} joins the domains {{one}} and {{two}}, which are to be isolated from each other.",
} as const satisfies Catalogue;

export type FindingKind = keyof typeof FINDING_SENTENCES;

/** `error`: will not work, or breaks. `warning`: may not work in a corner. `note`: worth knowing. */
export type Severity = "error" | "warning" | "note";

/** What a rule found, as data. */
export interface LogicFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: Message<FindingKind>;
  /** Ports that it is about; the first is the place to show. */
  readonly ends: readonly End[];
  /** Nets that it is about, by id. */
  readonly nets: readonly string[];
  /** Changes that end it, the best first. */
  readonly fixes: readonly Fix[];
}

/** A figure that a rule needs and that is not known: the rule cannot tell. */
export interface UnknownFigure {
  readonly rule: string;
  readonly end: End;
  readonly figure: string;
}

export interface RuleOutcome {
  readonly findings: readonly LogicFinding[];
  readonly unknowns: readonly UnknownFigure[];
}

export function sentenceOf<Kind extends FindingKind>(
  kind: Kind,
  facts: FactsOf<typeof FINDING_SENTENCES, Kind>,
): Message<FindingKind> {
  return { kind, facts };
}

export function findingSentence({ message }: Pick<LogicFinding, "message">): string {
  return render(inEnglish(message), FINDING_SENTENCES);
}

/** Names the finding and its facts: an accepted finding returns when they change. */
export function findingKey({ message }: Pick<LogicFinding, "message">): string {
  return `${message.kind} ${JSON.stringify(inEnglish(message).facts)}`;
}

function inEnglish(message: LogicFinding["message"]): LogicFinding["message"] {
  return { ...message, facts: withLists(message.facts, englishList) };
}
