// Read bundles of files, such as drive.bin. tools/build/web_page.py makes them: the length of a list in four bytes, the list
// [[path, size], ...] as JSON, and the contents of the files.

// Return [[path, content], ...] of the files in `bundle`, an ArrayBuffer.
export function unpack(bundle) {
  const size = new DataView(bundle).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(bundle, 4, size)));
  let at = 4 + size;
  return list.map(([path, length]) => [path, new Uint8Array(bundle, (at += length) - length, length)]);
}

// Write the files of a bundle, as `unpack` returns them, into the VM `vm`.
export function mount(vm, files) {
  const folders = new Set();
  for (const [path, content] of files) {
    const folder = path.slice(0, path.lastIndexOf("/")) || "/";
    if (!folders.has(folder)) vm.FS.mkdirTree(folder);
    folders.add(folder);
    Object.assign(vm.FS.create(path), { contents: content, usedBytes: content.length }); // faster than writeFile
  }
}
