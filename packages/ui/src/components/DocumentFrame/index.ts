export {
  DocumentFrame,
  type DocumentFrameProps,
  DocumentLine,
  type DocumentLineProps,
  DocumentPicture,
  type DocumentPictureProps,
  type MarkedArea,
} from './DocumentFrame.tsx'
