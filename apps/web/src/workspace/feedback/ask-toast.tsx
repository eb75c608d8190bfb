import { Button, Group } from "@mantine/core";

/** A question at the top, with one answer. */
export function AskToast({ question, answer, onAnswer }: { question: string; answer: string; onAnswer: () => void }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{question}</span>
      <Button variant="default" size="compact-sm" style={{ flex: "none" }} onClick={onAnswer}>
        {answer}
      </Button>
    </Group>
  );
}
