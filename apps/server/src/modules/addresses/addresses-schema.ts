import { builder } from "../../wire/builder.ts";
import { IdPayload, SuccessPayload } from "../../wire/payloads.ts";
import { type RequestContext, requireSession } from "../../wire/request-context.ts";
import { type Holder, heldByTeam, heldByUser } from "../access/holder.ts";
import { requireTeam } from "../teams/require-team.ts";
import {
  type AddressRow,
  createAddress,
  deleteAddress,
  findAddress,
  listAddresses,
  updateAddress,
} from "./address-store.ts";

const Address = builder.objectRef<AddressRow>("Address");
const TeamAddress = builder.objectRef<AddressRow>("TeamAddress");

for (const [type, holderField, holderOfRow] of [
  [Address, "userId", ({ ownerId }: AddressRow) => ownerId ?? ""],
  [TeamAddress, "teamId", ({ teamId }: AddressRow) => teamId ?? ""],
] as const)
  type.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      name: t.exposeString("name"),
      receiver: t.exposeString("receiver"),
      phoneNumber: t.exposeString("phoneNumber", { description: "Digits without the calling code." }),
      countryCode: t.exposeString("countryCode"),
      countryCallingCode: t.exposeString("countryCallingCode"),
      city: t.exposeString("city", { description: "With the state or province." }),
      address: t.exposeString("address"),
      detailAddress: t.exposeString("detailAddress", { nullable: true }),
      postalCode: t.exposeString("postalCode"),
      isDefault: t.exposeBoolean("isDefault"),
      [holderField]: t.id({ resolve: holderOfRow }),
    }),
  });

const AddressList = builder.objectRef<readonly AddressRow[]>("AddressList").implement({
  fields: (t) => ({ nodes: t.field({ type: [Address], resolve: (rows) => [...rows] }) }),
});
const TeamAddressList = builder.objectRef<readonly AddressRow[]>("TeamAddressList").implement({
  fields: (t) => ({ nodes: t.field({ type: [TeamAddress], resolve: (rows) => [...rows] }) }),
});

type Fields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];

const addressFields = (t: Fields) => ({
  name: t.string({ required: true }),
  receiver: t.string({ required: true }),
  phoneNumber: t.string({ required: true }),
  countryCode: t.string({ required: true, description: "ISO 3166-1, two letters." }),
  countryCallingCode: t.string({ required: true }),
  city: t.string({ required: true }),
  address: t.string({ required: true }),
  detailAddress: t.string(),
  postalCode: t.string({ required: true }),
  isDefault: t.boolean({ description: "true: the default moves here. The first address is the default." }),
});

const AddressInput = builder.inputType("AddressInput", { fields: (t) => ({ id: t.id({ required: true }) }) });
const CreateAddressInput = builder.inputType("CreateAddressInput", { fields: (t) => addressFields(t) });
const UpdateAddressInput = builder.inputType("UpdateAddressInput", {
  fields: (t) => ({ id: t.id({ required: true }), ...addressFields(t) }),
});
const TeamAddressListInput = builder.inputType("TeamAddressListInput", {
  fields: (t) => ({ teamId: t.id({ required: true }) }),
});
const TeamAddressInput = builder.inputType("TeamAddressInput", {
  fields: (t) => ({ id: t.id({ required: true }), teamId: t.id({ required: true }) }),
});
const CreateTeamAddressInput = builder.inputType("CreateTeamAddressInput", {
  fields: (t) => ({ teamId: t.id({ required: true }), ...addressFields(t) }),
});
const UpdateTeamAddressInput = builder.inputType("UpdateTeamAddressInput", {
  fields: (t) => ({ id: t.id({ required: true }), teamId: t.id({ required: true }), ...addressFields(t) }),
});

const own = (context: RequestContext): Holder => heldByUser(requireSession(context).userId);

async function ofTeam(context: RequestContext, teamId: string, action: "SEE" | "EDIT_ADDRESSES"): Promise<Holder> {
  const { userId } = requireSession(context);
  const { team } = await requireTeam(context.application.db, userId, teamId, action);
  return heldByTeam(team.id);
}

builder.queryFields((t) => ({
  addressList: t.field({
    type: AddressList,
    description: "Your own, the default first.",
    resolve: (_root, _args, context) => {
      const holder = own(context);
      return listAddresses(context.application.db, holder);
    },
  }),
  address: t.field({
    type: Address,
    args: { input: t.arg({ type: AddressInput, required: true }) },
    resolve: (_root, { input }, context) => findAddress(context.application.db, own(context), input.id),
  }),
  teamAddressList: t.field({
    type: TeamAddressList,
    description: "The default first.",
    args: { input: t.arg({ type: TeamAddressListInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      listAddresses(context.application.db, await ofTeam(context, input.teamId, "SEE")),
  }),
  teamAddress: t.field({
    type: TeamAddress,
    args: { input: t.arg({ type: TeamAddressInput, required: true }) },
    resolve: async (_root, { input }, context) =>
      findAddress(context.application.db, await ofTeam(context, input.teamId, "SEE"), input.id),
  }),
}));

builder.mutationFields((t) => ({
  createAddress: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: CreateAddressInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await createAddress(context.application, own(context), input),
    }),
  }),
  updateAddress: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: UpdateAddressInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await updateAddress(context.application, own(context), input);
      return { id: input.id };
    },
  }),
  deleteAddress: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: AddressInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteAddress(context.application, own(context), input.id);
      return { success: true };
    },
  }),
  createTeamAddress: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: CreateTeamAddressInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      id: await createAddress(context.application, await ofTeam(context, input.teamId, "EDIT_ADDRESSES"), input),
    }),
  }),
  updateTeamAddress: t.field({
    type: IdPayload,
    args: { input: t.arg({ type: UpdateTeamAddressInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await updateAddress(context.application, await ofTeam(context, input.teamId, "EDIT_ADDRESSES"), input);
      return { id: input.id };
    },
  }),
  deleteTeamAddress: t.field({
    type: SuccessPayload,
    args: { input: t.arg({ type: TeamAddressInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await deleteAddress(context.application, await ofTeam(context, input.teamId, "EDIT_ADDRESSES"), input.id);
      return { success: true };
    },
  }),
}));
