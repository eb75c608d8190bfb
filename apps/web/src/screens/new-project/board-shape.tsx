import { NativeSelect, SegmentedControl, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type BoardDraft, type BoardProposal, hasRatio, inForm, inRatio, readDraft } from "./board-draft.ts";
import classes from "./proposed-board.module.css";

const RATIOS = [
  { name: "1:2", ratio: 1 / 2 },
  { name: "3:4", ratio: 3 / 4 },
  { name: "1:1", ratio: 1 },
  { name: "4:3", ratio: 4 / 3 },
  { name: "2:1", ratio: 2 },
] as const;
const NO_FORM = "";

/** The board's form: one that is known by name, or a rectangle in a proportion of its own. */
export function BoardShape({
  proposal,
  draft,
  onDraft,
}: {
  proposal: BoardProposal;
  draft: BoardDraft;
  onDraft: (draft: BoardDraft) => void;
}) {
  const { t } = useTranslation();
  const size = readDraft(draft);
  return (
    <div className={classes.shape}>
      <NativeSelect
        label={t("newProject.board.form")}
        value={draft.form ?? NO_FORM}
        data={[
          { value: NO_FORM, label: t("newProject.board.noForm") },
          ...proposal.forms.map(({ id, widthMm, heightMm }) => ({
            value: id,
            label: `${sayForm(id, t("newProject.board.creditCard"))} · ${widthMm} × ${heightMm} mm`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => onDraft(inForm(draft, value === NO_FORM ? null : value, proposal))}
      />
      <div>
        <Text size="sm" fw={500} mb={4} id="board-proportion">
          {t("newProject.board.proportion")}
        </Text>
        <SegmentedControl
          aria-labelledby="board-proportion"
          size="xs"
          data={RATIOS.map(({ name }) => name)}
          value={(size && RATIOS.find(({ ratio }) => hasRatio(size, ratio))?.name) ?? ""}
          onChange={(name) => onDraft(inRatio(draft, RATIOS.find((each) => each.name === name)?.ratio ?? 1))}
        />
      </div>
    </div>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  "raspberry-pi-hat": "Raspberry Pi HAT",
  "arduino-uno-shield": "Arduino Uno shield",
  feather: "Feather",
};

/** Names of products, alike in every language but for the card. */
function sayForm(id: string, card: string): string {
  const [, hp] = /^eurorack-(\d+)hp$/.exec(id) ?? [];
  if (hp) return `Eurorack ${hp} HP`;
  const [, size] = /^m2-(\d+)$/.exec(id) ?? [];
  if (size) return `M.2 ${size}`;
  return id === "credit-card" ? card : (NAMES[id] ?? id);
}
