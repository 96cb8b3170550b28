import type { DrawAnswer } from '../isolation/protocol.ts'

export const drawPage = async (_bytes: Uint8Array, _page: number): Promise<DrawAnswer> => ({ kind: 'no-such-page' })
