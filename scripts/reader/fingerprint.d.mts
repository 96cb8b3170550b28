/** A short name of the generator and the script of the training as they are. */
export function fingerprint(): string
