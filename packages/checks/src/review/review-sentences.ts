/** What a finding of a review says; lengths and shares come with their unit. */
export const REVIEW_SENTENCES = {
  "plane-cut": "{{net}} runs {{length}} on {{layer}}, the plane of {{plane}}.",
  "signal-over-gap": "{{net}} on {{layer}} runs {{length}} beside no copper of {{planes}}.",
  "pad-far-from-plane": "{{pad}} ({{net}}) is {{distance}} from the next way into its plane; at most {{limit}}.",
  "thermal-vias": "{{pad}} ({{net}}, {{area}}) has {{vias}} vias; at least {{wanted}}.",
  "decoupling-far":
    "{{pin}} on {{net}} is {{distance}} from its nearest decoupling capacitor {{capacitor}}; at most {{limit}}.",
  "decoupling-ground":
    "{{pad}} ({{net}}) of a decoupling capacitor is {{distance}} from the next way into its plane; at most {{limit}}.",
  "pair-uncoupled": "{{first}} and {{second}} run side by side on {{coupled}} of {{length}}.",
  "pair-unequal": "{{first}} is {{longer}} long, {{second}} {{shorter}}; they may differ by {{limit}}.",
  "no-return-via": "A via of {{net}} changes its plane; the next ground via is {{distance}} away, at most {{limit}}.",
  "crystal-crossed": "{{net}} runs {{length}} through {{crystal}} on {{layer}}.",
  "copper-under-antenna": "Copper of {{nets}} is under the antenna of {{part}}.",
  "narrow-neck": "{{net}} narrows from {{wide}} to {{width}} over {{length}}.",
  "supply-drop":
    "1 A shared by the loads of {{net}} ({{count}}) drops {{drop}} between {{source}} and {{load}}; at most {{limit}}.",
  "long-detour": "{{net}} is {{length}} long, {{times}} times the {{tree}} that its pads need.",
  "loose-end": "A track of {{net}} on {{layer}} ends on nothing.",
  "loose-via": "A via of {{net}} touches nothing.",
  "sharp-corner": "Tracks of {{net}} on {{layer}} meet at less than 90°.",
  "via-in-pad": "A via of {{drill}} is in {{pad}} ({{net}}); nothing says that it is filled.",
  "track-at-edge": "{{net}} on {{layer}} is {{distance}} from the board's edge; at least {{limit}}.",
  "silkscreen-on-pads": "Silkscreen is printed on pads of {{parts}} in {{count}} places.",
  "no-fiducials-front": "The front has no fiducials; {{part}} has a pitch of {{pitch}} (fine-pitch parts: {{count}}).",
  "no-fiducials-back": "The back has no fiducials; {{part}} has a pitch of {{pitch}} (fine-pitch parts: {{count}}).",
  "no-test-point": "{{net}} has no test point and no plated hole to measure it at.",
} as const;
