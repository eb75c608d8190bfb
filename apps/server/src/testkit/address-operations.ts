export const ADDRESSES = "{ addressList { nodes { id name isDefault userId } } }";
export const ADDRESS =
  "query ($input: AddressInput!) { address(input: $input) { name phoneNumber countryCallingCode } }";
export const CREATE_ADDRESS = "mutation ($input: CreateAddressInput!) { createAddress(input: $input) { id } }";
export const UPDATE_ADDRESS = "mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { id } }";
export const DELETE_ADDRESS = "mutation ($input: AddressInput!) { deleteAddress(input: $input) { success } }";
export const TEAM_ADDRESSES =
  "query ($input: TeamAddressListInput!) { teamAddressList(input: $input) { nodes { id name isDefault teamId } } }";
export const TEAM_ADDRESS = "query ($input: TeamAddressInput!) { teamAddress(input: $input) { name } }";
export const CREATE_TEAM_ADDRESS =
  "mutation ($input: CreateTeamAddressInput!) { createTeamAddress(input: $input) { id } }";
export const UPDATE_TEAM_ADDRESS =
  "mutation ($input: UpdateTeamAddressInput!) { updateTeamAddress(input: $input) { id } }";
export const DELETE_TEAM_ADDRESS =
  "mutation ($input: TeamAddressInput!) { deleteTeamAddress(input: $input) { success } }";

export const OFFICE = {
  name: "Office",
  receiver: "Kim Mina",
  phoneNumber: "010-1234-5678",
  countryCode: "KR",
  countryCallingCode: "82",
  city: "Seoul",
  address: "1 Sejong-daero",
  postalCode: "04524",
};
