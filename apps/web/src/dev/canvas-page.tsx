/**
 * The board canvas alone, with no server and nobody signed in: `npm run bench -- canvas` builds this page and serves the board
 * beside it. In no build of the application.
 */
import "@mantine/core/styles.css";
import "../theme/fonts.ts";
import "../theme/base.css";
import { MantineProvider } from "@mantine/core";
import { applyEdit, type Board, type BoardEdit, editBetween, invertEdit } from "@tracewright/board";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { loadAllTexts, setUpTranslations } from "../i18n/set-up-translations.ts";
import { bindMantineVariables, theme } from "../theme/theme.ts";
import { BoardCanvas } from "../workspace/canvas/board-canvas.tsx";
import { ActionRoom } from "../workspace/input/controls/action-room.tsx";

declare global {
  interface Window {
    /** Moves the part of most pads by so many nanometres, as a command of the editor does. */
    moveLargestPart?: (by: number) => void;
    /** Takes the last move back. */
    undoMove?: () => void;
  }
}

function CanvasPage({ opened }: { opened: Board }) {
  const [{ board }, setState] = useState<{ board: Board; undo: readonly BoardEdit[] }>({
    board: opened,
    undo: [],
  });
  useEffect(() => {
    window.moveLargestPart = (by) =>
      setState((before) => {
        const edit = editBetween(before.board, moveLargestPart(before.board, by));
        return { board: applyEdit(before.board, edit), undo: [...before.undo, edit] };
      });
    window.undoMove = () =>
      setState((before) => {
        const last = before.undo.at(-1);
        return last ? { board: applyEdit(before.board, invertEdit(last)), undo: before.undo.slice(0, -1) } : before;
      });
  }, []);
  return (
    <div style={{ height: "100vh" }}>
      <ActionRoom>
        <BoardCanvas board={board} />
      </ActionRoom>
    </div>
  );
}

function moveLargestPart(board: Board, by: number): Board {
  const largest = board.footprints.reduce((most, part) => (part.pads.length > most.pads.length ? part : most));
  const move = (part: Board["footprints"][number]) => ({
    ...part,
    position: { x: part.position.x + by, y: part.position.y },
  });
  return { ...board, footprints: board.footprints.map((part) => (part === largest ? move(part) : part)) };
}

await setUpTranslations();
await loadAllTexts();
const opened: Board = await (await fetch("/board.json")).json();
const root = document.getElementById("root");
if (!root) throw new Error("canvas.html has no #root.");
createRoot(root).render(
  <MantineProvider theme={theme} cssVariablesResolver={bindMantineVariables} defaultColorScheme="auto">
    <CanvasPage opened={opened} />
  </MantineProvider>,
);
