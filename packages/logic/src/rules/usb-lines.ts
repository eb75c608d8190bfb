import { sentenceOf } from "./finding.ts";
import { LIST_GAP } from "./listed.ts";
import { type LogicRule, measure } from "./rule.ts";

/** USB Type-C Specification, table 4-25: Rd of 5.1 kΩ ±10 %. */
const RD = { min: 4_590, max: 5_610 };

export const usbTermination: LogicRule = {
  id: "usb-termination",
  reason:
    "A source gives VBUS only after it has found a resistor on CC1 or CC2; with a cable that has one of its own, a shared one is not found.",
  source: "USB Type-C Specification, table 4-25: 5.1 kΩ ±10 % on each of CC1 and CC2",
  remedy: "Give each of CC1 and CC2 a resistor of 5.1 kΩ to ground.",
  *check(facts) {
    for (const { use, block, ports } of facts.uses) {
      const { receptacle } = block;
      const [first] = ports;
      if (!receptacle || !first) continue;
      const { cc1, cc2, areJoined, isNegotiated } = receptacle;
      const about = { severity: "error" as const, ends: [first.end] };
      if (areJoined) {
        yield { ...about, message: sentenceOf("usb-termination-joined", { use: use.name }) };
        continue;
      }
      if (isNegotiated) continue;
      if ([cc1, cc2].every((ohms) => ohms !== undefined && ohms >= RD.min && ohms <= RD.max)) continue;
      const given = [cc1, cc2].map((ohms) => (ohms === undefined ? "none" : measure(ohms, "Ω"))).join(LIST_GAP);
      const own = block.document.parameters.find(
        ({ key, targets = [], formula }) =>
          formula === undefined && key in use.parameters && targets.some(({ field }) => field === "value"),
      );
      yield {
        ...about,
        message: sentenceOf("usb-termination", { use: use.name, given }),
        ...(own && {
          fixes: [
            {
              label: "set-parameter",
              facts: { key: own.key, use: use.name, value: "5.1 kΩ" },
              steps: [{ kind: "set", use: use.id, key: own.key, value: "5.1 kΩ" }],
            },
          ],
        }),
      };
    }
  },
};

export const usbProtection: LogicRule = {
  id: "usb-protection",
  reason: "Fingers touch the contacts of a receptacle: discharges reach the controller.",
  source: "IEC 61000-4-2",
  remedy: "Take a receptacle with protection of its lines, or add one.",
  *check(facts) {
    for (const net of facts.nets) {
      const lines = net.ports.filter(({ port: { facts: own } }) => own?.role === "DP" || own?.role === "DM");
      const plug = lines.find(({ use }) => facts.useOf(use.id)?.block.receptacle !== undefined);
      if (!plug || lines.some(({ port: { facts: own } }) => own?.hasSurgeProtection)) continue;
      yield {
        severity: "warning",
        message: sentenceOf("usb-protection", { net: net.net.name }),
        ends: [plug.end],
        nets: [net.net.id],
      };
    }
  },
};
