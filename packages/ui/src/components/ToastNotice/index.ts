export { ToastNotice, type ToastNoticeProps, type ToastVariant } from './ToastNotice.tsx'
