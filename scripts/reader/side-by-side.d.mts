import type { Net } from '../../packages/server/src/features/documents/reading/statements/model.ts'

export declare function sideBySide(nets: readonly Net[]): Net
