import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { flagsOf } from './engine.ts'

describe('what V8 is told', () => {
  it('keeps what is compiled through quiet minutes, in the words of each version', () => {
    expect(flagsOf('11.3.244.8-node.38')).toEqual([
      '--heap-growing-percent=40',
      '--gc-memory-reducer-start-delay-ms=2000000000',
    ])
    expect(flagsOf('13.6.233.17-node.41')).toEqual(['--heap-growing-percent=40', '--memory-reducer-gc-count=0'])
  })

  it('is known to the version that runs this', () => {
    const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
    const names = flagsOf(process.versions.v8).map((flag) => flag.replace(/=.*/, ''))
    expect(names.filter((name) => !known.includes(`  ${name} `))).toEqual([])
  })
})
