import { NotYetScreen } from "../screens/messages/message-screens.tsx";

export default NotYetScreen;
