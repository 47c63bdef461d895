import { KeyRound } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { readablePassword } from "@/lib/auth/readable-password";
import { routes } from "@/lib/routes";
import { userCopy } from "@/lib/users/copy";
import { PASSWORD_MIN } from "@/lib/users/limits";

type Props = {
  account: { name: string; email: string; password: string };
  onGenerate: (password: string) => void;
};

/** Makes a password for a new account, and the message that brings it to the person. */
export function Invitation({ account: { name, email, password }, onGenerate }: Props) {
  const complete = name.trim() !== "" && email.includes("@") && password.length >= PASSWORD_MIN;
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      <p className="text-muted text-sm">{complete ? userCopy.copyNow : userCopy.invite}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" onClick={() => onGenerate(readablePassword())}>
          <KeyRound aria-hidden className="size-5" /> Gerar senha
        </Button>
        {complete && (
          <CopyButton
            // Another text has not been copied yet.
            key={`${name} ${email} ${password}`}
            text={userCopy.invitation({ name, email, password, address: window.location.origin + routes.login })}
            label="Copiar convite"
          />
        )}
      </div>
    </div>
  );
}
