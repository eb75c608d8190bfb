import { useLocalStorage } from "@mantine/hooks";
import { STORAGE_KEYS } from "../../../storage-keys.ts";
import { WHEEL_HABITS, type WheelHabit } from "./wheel-reader.ts";

/** How the wheel is read, kept in this browser. */
export function useWheelHabit(): readonly [WheelHabit, (habit: WheelHabit) => void] {
  const [stored, store] = useLocalStorage<WheelHabit>({
    key: STORAGE_KEYS.wheel,
    defaultValue: "auto",
    getInitialValueInEffect: false,
    deserialize: (text) => WHEEL_HABITS.find((known) => text?.includes(known)) ?? "auto",
  });
  return [stored, store];
}
