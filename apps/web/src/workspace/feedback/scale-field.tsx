import { Group, Radio } from "@mantine/core";
import { useTranslation } from "react-i18next";

const STEPS = [1, 2, 3, 4, 5] as const;

/** A mark from 1 to 5, of which both ends are worded. */
export function ScaleField({
  name,
  label,
  worst,
  best,
  value,
  onValue,
  error,
}: {
  name: string;
  label: string;
  worst: string;
  best: string;
  value: number | undefined;
  onValue: (value: number) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  const say = (step: number) => {
    const word = step === 1 ? worst : step === STEPS.length ? best : undefined;
    return word === undefined ? String(step) : t("feedback.end", { step, word });
  };
  return (
    <Radio.Group
      name={name}
      label={label}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onValue(Number(chosen))}
      error={error}
    >
      <Group gap="lg" mt={8}>
        {STEPS.map((step) => (
          <Radio key={step} size="xs" value={String(step)} label={say(step)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
