import type { Dependencies } from '../../dependencies.ts'
import { createScanner, type Scanner } from './scanner.ts'

const scanners = new WeakMap<Dependencies['database'], Scanner>()

/** The scanner of a host: one for all its requests and jobs. */
export function scannerOf(dependencies: Dependencies): Scanner {
  const known = scanners.get(dependencies.database)
  if (known) return known
  const scanner = createScanner(dependencies)
  scanners.set(dependencies.database, scanner)
  return scanner
}
