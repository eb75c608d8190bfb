ALTER TABLE "users" ADD COLUMN "low_credit_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
-- Cards that were saved before have it in their label alone: "Visa •• 4242, 12/30".
UPDATE "payment_methods" SET "expires_at" = (to_date(substring("label" from ', (\d\d/\d\d)$'), 'MM/YY') + interval '1 month') AT TIME ZONE 'UTC'
  WHERE "label" ~ ', (0[1-9]|1[0-2])/\d\d$';
