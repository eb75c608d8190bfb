export const CREATE_CONTACT = "mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }";
export const UPDATE_CONTACT = "mutation ($input: UpdateContactInput!) { updateContact(input: $input) { id } }";
export const DELETE_CONTACT = "mutation ($input: DeleteContactInput!) { deleteContact(input: $input) { success } }";
export const CONTACT =
  "query ($input: ContactInput!) { contact(input: $input) { id subject title content state isDeleted responseMessage isResponseEdited fileList { id name url bytes } projectId project { name version } follows { id } followUps { id title } } }";
export const CONTACTS =
  "query ($input: ContactConnectionInput!) { contactConnection(input: $input) { totalCount nodes { id title state } } }";
