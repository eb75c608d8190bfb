import { Button, Modal, Textarea } from "@mantine/core";
import type { StartOptions } from "@tracewright/routing";
import { useEffect, useState } from "react";
import classes from "./workbench.module.css";

/** The routing options as they are: JSON, held against the board by the engine's own check. */
export function OptionsDialog({
  opened,
  onClose,
  options,
  refusal,
  onOptions,
}: {
  opened: boolean;
  onClose: () => void;
  options: StartOptions;
  /** Why the engine did not start with the last options. */
  refusal: string | undefined;
  onOptions: (options: unknown) => void;
}) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    // The seed has a field of its own, and the handling of pours is not a user option.
    const { seed, pours, ...rest } = options;
    setText(JSON.stringify(rest, undefined, 2));
    setProblem(undefined);
    setIsTold(false);
  }, [options]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Routing options"
      size={520}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const read = readJson(text);
          setIsTold(read !== undefined);
          setProblem(read === undefined ? "This is not JSON." : undefined);
          if (read !== undefined) onOptions(read);
        }}
      >
        <Textarea
          label="Options as JSON"
          description={
            'Nets, region, priorities, layers, directions, effort: for example { "nets": ["net:GND"], "effort": "draft" }'
          }
          error={problem ?? (isTold ? refusal : undefined)}
          classNames={{ input: "tw-number" }}
          autosize
          minRows={6}
          maxRows={18}
          spellCheck={false}
          data-autofocus
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div className={classes.dialogActions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Begin anew</Button>
        </div>
      </form>
    </Modal>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
