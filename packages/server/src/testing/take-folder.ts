import { takeFolder } from '../database/folder-lock.ts'

// Takes the folder it is given and stays until it is killed.
const [folder = ''] = process.argv.slice(2)
await takeFolder(folder)
process.send?.(process.pid)
setInterval(() => {}, 60_000)
