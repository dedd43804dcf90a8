// Makes a board's file as the page does, for tests: node board_file_in_node.mjs FOLDER PAGE VM REQUEST. FOLDER has the files
// modules.bin, drive.bin and firmware.uf2, and gets made.uf2. PAGE and VM are the folders of the page's and the VM's modules.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, page, vm, request] = process.argv.slice(2);
const { makeBoardFile } = await import(pathToFileURL(`${page}/board_file_vm.js`));
const { loadMicroPython } = await import(pathToFileURL(`${vm}/micropython.mjs`));
const inputs = ["modules.bin", "drive.bin", "firmware.uf2"].map((name) => new Uint8Array(readFileSync(`${folder}/${name}`)).buffer);
const { content, ...answer } = await makeBoardFile(loadMicroPython, ...inputs, JSON.parse(request));
writeFileSync(`${folder}/made.uf2`, content);
console.log(JSON.stringify(answer));
