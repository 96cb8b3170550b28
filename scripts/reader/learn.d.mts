import type { Packed } from '../../packages/server/src/features/documents/reading/statements/model.ts'

export declare function pack(rows: readonly Float32Array[]): Packed
