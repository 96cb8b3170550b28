// Imported first by every command, before anything that an old Node could not parse.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Aangiftewijs needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.\n`,
  )
  process.exit(1)
}
