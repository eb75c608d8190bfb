import { parentPort, workerData } from "node:worker_threads";
import { drawPicture } from "./draw-picture.ts";
import type { PictureInput } from "./messages/picture-messages.ts";

parentPort?.postMessage(drawPicture(workerData as PictureInput));
