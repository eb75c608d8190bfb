import { Modal } from "@mantine/core";
import sheet from "../workspace/input/controls/shortcut-sheet.module.css";

const KEYS: readonly (readonly [key: string, action: string])[] = [
  ["Space", "Play or pause"],
  ["T", "One net's turn"],
  ["E", "One epoch"],
  ["R", "One round or pass"],
  ["P", "One phase"],
  ["X", "To the end"],
  ["B", "Engine's copper or best legal snapshot"],
  ["0 – 4", "No plane, ground, occupancy, history, fill"],
  ["L", "Lattice"],
  ["H", "Only the net in turn bright"],
  ["S", "Save this step"],
  ["?", "This sheet"],
];

const ON_THE_CANVAS: readonly (readonly [key: string, action: string])[] = [
  ["F2 Shift F2", "Zoom"],
  ["Home", "Show all"],
  ["← ↑ → ↓", "Move the view"],
  ["Shift F", "Turn the board over"],
  ["Click", "Ways into the pad"],
];

export function KeySheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" size={440} closeButtonProps={{ "aria-label": "Close" }}>
      <dl className={sheet.list}>
        {[...KEYS, ...ON_THE_CANVAS].map(([key, action]) => (
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
