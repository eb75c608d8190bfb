import { Modal } from "@mantine/core";
import sheet from "../../workspace/input/controls/shortcut-sheet.module.css";

const KEYS: readonly (readonly [key: string, action: string])[] = [
  ["Space", "Play or pause"],
  ["M", "One move"],
  ["C", "One cycle of 500 moves"],
  ["L", "To the next layout"],
  ["G", "To the next stage"],
  ["X", "To the end"],
  ["4", "Where wiring crowds"],
  ["A", "Airwires"],
  ["S", "Save this step"],
  ["?", "This sheet"],
];

export function PlacerKeySheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" size={440} closeButtonProps={{ "aria-label": "Close" }}>
      <dl className={sheet.list}>
        {KEYS.map(([key, action]) => (
          <div key={key}>
            <dt>{action}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
