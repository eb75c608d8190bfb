import { setFlagsFromString } from "node:v8";

/**
 * Has V8 keep what it has compiled of the embedded database's WebAssembly. Letting it go ends the whole process now and
 * then: "Check failed: jit_page_->allocations_.erase(addr) == 1", on the way from `TierUpWasmToJSWrapper` to
 * `WasmImportWrapperCache::Free` (Node.js 22 to 26, https://github.com/nodejs/node/issues/64500). So wrappers of imports
 * stay what they are and dead code is not collected; neither the time of queries nor the memory changes measurably.
 * Holds for the process, from before the database is first compiled.
 */
export function keepCompiledCode(): void {
  setFlagsFromString("--no-wasm-code-gc");
  setFlagsFromString("--no-flush-liftoff-code");
  // Calls before a wrapper is compiled for its signature; the flag holds a 32-bit number.
  setFlagsFromString("--wasm-wrapper-tiering-budget=2000000000");
}
