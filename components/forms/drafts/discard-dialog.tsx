import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = {
  open: boolean;
  busy?: boolean;
  /** Who typed the draft, if somebody else. */
  userName?: string;
  /** Other devices have the draft, too. */
  keptOnServer: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a draft is deleted for good. */
export function DiscardDialog({ userName, keptOnServer, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Descartar este rascunho?"
      detail={`O que ${userName ?? "você"} escreveu nele e não salvou vai se perder${keptOnServer ? ", em todos os aparelhos" : ""}.`}
      confirm="Descartar"
    />
  );
}
