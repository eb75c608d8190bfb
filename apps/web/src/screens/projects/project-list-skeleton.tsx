import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import grid from "./project-grid.module.css";
import classes from "./project-list-skeleton.module.css";
import type { ProjectView } from "./use-project-view.ts";

/** The list's own shape while it loads; appears after 300 ms. */
export function ProjectListSkeleton({ view }: { view: ProjectView }) {
  const { t } = useTranslation();
  return (
    <div className={classes.late} aria-busy="true">
      <span className="tw-visually-hidden" role="status">
        {t("common.loading")}
      </span>
      {view === "list" ? (
        <div className={classes.rows}>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className={classes.row}>
              <Skeleton width={64} height={44} radius={4} />
              <Skeleton width={`${30 - row * 3}%`} height={12} />
              <Skeleton width={80} height={20} radius={10} ml="auto" />
              <Skeleton width={120} height={12} />
            </div>
          ))}
        </div>
      ) : (
        <div className={grid.grid}>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} height={240} radius={10} />
          ))}
        </div>
      )}
    </div>
  );
}
