import { Button, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import classes from "./workbench.module.css";

/** Asks what is wrong with the step: in a year nobody sees it from the file. */
export function SaveDialog({
  opened,
  onClose,
  onSave,
}: {
  opened: boolean;
  onClose: () => void;
  onSave: (about: string) => void;
}) {
  const [about, setAbout] = useState("");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Save this step"
      size={480}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(about.trim());
          setAbout("");
        }}
      >
        <Textarea
          label="What is wrong here?"
          description="Kept in the file. The file holds the whole board: save only boards you may hand on."
          autosize
          minRows={3}
          data-autofocus
          value={about}
          onChange={({ currentTarget: { value } }) => setAbout(value)}
        />
        <div className={classes.dialogActions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save file</Button>
        </div>
      </form>
    </Modal>
  );
}
