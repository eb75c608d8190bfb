import { Button, Modal } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import type { Circuit, PinMap } from "@tracewright/board";
import { DEFAULT_PIN_MAP, pinMapOf } from "@tracewright/checks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pin-matrix.module.css";
import { isSameMap, PinMatrix } from "./pin-matrix.tsx";

/** Which kinds of pins must not meet on a net. Every change holds at once and can be undone here. */
export function PinMatrixDialog({
  circuit,
  pinMap,
  onChange,
  onClose,
}: {
  circuit: Circuit;
  /** Undefined: as the KiCad project has it. */
  pinMap: PinMap | undefined;
  /** Undefined where it may not be changed. */
  onChange: ((pinMap: PinMap | undefined) => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [undone, setUndone] = useState<readonly (PinMap | undefined)[]>([]);
  const ofProject = circuit.electricalRules?.pinMap;
  const map = pinMap ?? pinMapOf(circuit);
  const change = (next: PinMap | undefined) => {
    setUndone((before) => [...before, pinMap]);
    onChange?.(next);
  };
  const undo = () => {
    onChange?.(undone.at(-1));
    setUndone((before) => before.slice(0, -1));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t("electrical.matrix.title")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <p className={classes.hint}>{t(onChange ? "electrical.matrix.hint" : "electrical.matrix.readOnly")}</p>
      <PinMatrix map={map} onChange={onChange && change} />
      {onChange && (
        <div className={classes.foot}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            disabled={undone.length === 0}
            onClick={undo}
          >
            {t("electrical.matrix.undo")}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            disabled={isSameMap(map, DEFAULT_PIN_MAP)}
            onClick={() => change(DEFAULT_PIN_MAP)}
          >
            {t("electrical.matrix.reset")}
          </Button>
          {ofProject && (
            <Button
              variant="default"
              size="compact-sm"
              disabled={isSameMap(map, ofProject)}
              onClick={() => change(undefined)}
            >
              {t("electrical.matrix.ofProject")}
            </Button>
          )}
        </div>
      )}
    </Modal>
  );
}
