import { timestamp } from "drizzle-orm/pg-core";

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const created = () => time("created_at").notNull().defaultNow();

export const updated = () => time("updated_at").notNull().defaultNow();
