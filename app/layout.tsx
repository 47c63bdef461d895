import { Document, documentMetadata, documentViewport } from "./document";

export const generateMetadata = documentMetadata;
export const viewport = documentViewport;

export default function RootLayout({ children }: LayoutProps<"/">) {
  return <Document>{children}</Document>;
}
