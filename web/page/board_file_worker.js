// The worker that makes one UF2 file for a board, and then ends. board_file_dialog.js sends { firmware, request }, and gets
// the answer of board_file_vm.js, or { failed: message }.
import { makeBoardFile } from "./board_file_vm.js";
import { loadMicroPython } from "./micropython.mjs";

async function bundle(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

const bundles = Promise.all(["board_file.bin", "drive.bin"].map(bundle));
bundles.catch(() => {}); // reported below
addEventListener("message", async ({ data: { firmware, request } }) => {
  try {
    const answer = await makeBoardFile(loadMicroPython, ...(await bundles), firmware, request);
    postMessage(answer, [answer.content.buffer]);
  } catch (error) {
    postMessage({ failed: String(error) });
  }
});
