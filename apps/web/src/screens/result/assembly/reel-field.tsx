import { NumberInput } from "@mantine/core";
import { useEffect, useState } from "react";

/** A number that counts as soon as it is one; what is being typed is nobody else's. */
export function ReelField({
  label,
  name,
  value,
  most,
  step,
  suffix,
  onValue,
}: {
  label: string;
  /** With the part that it is of. */
  name: string;
  value: number;
  /** From minus that to that. */
  most: number;
  step: number;
  suffix: string;
  onValue: (value: number) => void;
}) {
  const [typed, setTyped] = useState<number | string>(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <NumberInput
      size="xs"
      label={label}
      aria-label={name}
      suffix={suffix}
      step={step}
      min={-most}
      max={most}
      clampBehavior="blur"
      decimalScale={3}
      value={typed}
      onChange={(now) => {
        setTyped(now);
        if (typeof now === "number" && now !== value && Math.abs(now) <= most) onValue(now);
      }}
      onBlur={() => typed === "" && setTyped(value)}
    />
  );
}
