/**
 * Runs after each installation, with the Node that npm scripts use: the one that a package installed for this platform,
 * else the system's.
 */
const oldest = 24;
const [major] = process.versions.node.split('.').map(Number);

if (major < oldest) {
  console.error(
    `\nScripts need Node ${oldest} or newer. For ${process.platform}-${process.arch} no package brings it, and this machine's own is ${process.version}: install Node ${oldest} and repeat the installation.\n`,
  );
  process.exitCode = 1;
}
