ALTER TABLE "block_search" ADD COLUMN "port_spans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "block_search" s SET "port_spans" = coalesce((
	SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
		'kind', p->'ioType',
		'direction', p->'direction',
		'min', coalesce(p->'voltage'->'min', p->'voltage'->'nominal'),
		'max', coalesce(p->'voltage'->'max', p->'voltage'->'nominal')
	)))
	FROM jsonb_array_elements(coalesce(v.resolved->'ports', '[]'::jsonb)) p
), '[]'::jsonb)
FROM "blocks" b JOIN "block_versions" v ON v.id = coalesce(b.current_version_id, b.draft_version_id) WHERE b.id = s.block_id;
