-- Accounts without access have the role that changes nothing: those of before had the one of the column's default, which is all power
-- at the moment in which somebody gives them access.
UPDATE "User" SET role = 'READING' WHERE NOT "isAdmin" AND role <> 'READING';

-- Those in the trash, too, which may come back.
UPDATE "Trash" SET rows = jsonb_set(rows, '{0,rows,0,role}', '"READING"')
WHERE entity = 'user' AND rows #>> '{0,rows,0,isAdmin}' = 'false';
