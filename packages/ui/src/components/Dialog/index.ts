export { Dialog, type DialogProps } from './Dialog.tsx'
export { StaticDialog, type StaticDialogProps } from './StaticDialog.tsx'
